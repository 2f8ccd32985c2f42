import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

/**
 * Stands in for API Gateway: turns requests into events of payload format 2.0, with the body in base64 as the gateway
 * sends bodies that it does not take for text, and calls the `handler` of the file named on the command line.
 */
const { handler } = await import(pathToFileURL(process.argv[2]!).href);

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const fields = Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(",")]);
  const event = {
    version: "2.0",
    routeKey: "$default",
    rawPath: request.url,
    rawQueryString: "",
    headers: Object.fromEntries(fields),
    requestContext: { http: { method: request.method, path: request.url, protocol: "HTTP/1.1" } },
    body: chunks.length > 0 ? Buffer.concat(chunks).toString("base64") : undefined,
    isBase64Encoded: chunks.length > 0,
  };
  const failed = { statusCode: 500, headers: {}, body: '{"message":"Internal Server Error"}' };
  const { statusCode, headers, body } = await handler(event, {}).catch(() => failed);
  response.writeHead(statusCode, headers).end(body);
}).listen(Number(process.env.PORT));
