import { createServer } from "node:http";

// A receiver in its own process: reads each request to its end, answers 200, and sends its port to its parent.

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => response.end("ok"));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address !== null ? address.port : 0);
});
process.on("disconnect", () => process.exit());
