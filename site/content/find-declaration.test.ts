import { expect, test } from "vitest";
import { findDeclaration } from "./find-declaration.ts";

const rows = [
  {
    language: "Python",
    source:
      "import x\n\n@dataclass(frozen=True)\nclass User:\n    id: int\n\n    name: str\n\nclass Other:\n    pass\n",
    code: "@dataclass(frozen=True)\nclass User:\n    id: int\n\n    name: str",
  },
  {
    language: "Rust",
    source: "#[derive(Debug)]\npub struct User {\n    pub id: i64,\n}\n\npub struct UserList {}\n",
    code: "#[derive(Debug)]\npub struct User {\n    pub id: i64,\n}",
  },
  {
    language: "Go",
    source: "type User struct {\n\tID int64\n}\n",
    code: "type User struct {\n\tID int64\n}",
  },
  {
    language: "Java",
    source: "class A {\n  public record User(\n      long id) {\n    int x;\n  }\n  int y;\n}\n",
    code: "public record User(\n    long id) {\n  int x;\n}",
  },
  {
    language: "C#",
    source: "    public partial class User\n    {\n        long Id;\n    }\n\n    class Other\n",
    code: "public partial class User\n{\n    long Id;\n}",
  },
  {
    language: "Kotlin",
    source: "data class User (\n    val id: Long\n) {\n    fun x() = 1\n}\n\ndata class Other (\n)\n",
    code: "data class User (\n    val id: Long\n) {\n    fun x() = 1\n}",
  },
  {
    language: "Ruby",
    source: "class User\n  def id\n  end\nend\nx\n",
    code: "class User\n  def id\n  end\nend",
  },
];

test.each(rows)("finds a declaration in $language", ({ source, code }) => {
  expect(findDeclaration(source, "User")).toBe(code);
});

test("a longer name is another one", () => {
  expect(findDeclaration("class UserList:\n    x: int\n", "User")).toBeUndefined();
});
