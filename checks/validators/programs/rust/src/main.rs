//! Puts each line of the file that is named to a validator, and prints a verdict a line.

use std::collections::HashMap;
use std::error::Error;

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("no file is named")?;
    let mut schemas = Schemas::new();
    let mut compiler = Compiler::new();
    compiler.enable_format_assertions();
    let mut compiled: HashMap<String, SchemaIndex> = HashMap::new();
    for line in std::fs::read_to_string(path)?.lines() {
        let question: Value = serde_json::from_str(line)?;
        let schema = question["schema"].as_str().ok_or("no schema is named")?;
        let index = match compiled.get(schema) {
            Some(index) => *index,
            None => {
                let index = compiler.compile(schema, &mut schemas).map_err(|error| error.to_string())?;
                compiled.insert(schema.to_owned(), index);
                index
            }
        };
        println!("{}", schemas.validate(&question["document"], index).is_ok());
    }
    Ok(())
}
