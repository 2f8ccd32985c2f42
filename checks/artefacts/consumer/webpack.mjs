// Bundles the program with webpack, where the optional OpenTelemetry is not installed.
import webpack from "webpack";

webpack(
  {
    mode: "production",
    target: "node",
    entry: "./bundled.mjs",
    output: { path: process.cwd(), filename: "bundled-by-webpack.cjs" },
  },
  (error, stats) => {
    const errors = error === null ? stats.compilation.errors : [error];
    for (const { message } of errors) console.error(message);
    process.exitCode = errors.length === 0 ? 0 : 1;
  },
);
