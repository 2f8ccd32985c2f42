import { type Edition, makeSlug } from "#src/model/contract.ts";
import { bodySignature } from "../../../hub/body-signature.ts";
import { readEnvelope } from "../../../hub/hub.ts";
import { type GeneratedFile, writeHeader } from "../../../sources/generated-file.ts";
import type { Sample } from "../../../sources/sources.ts";
import type { PublishedOpenApi } from "../publish-openapi.ts";
import { writeAsyncApi } from "./write-asyncapi.ts";
import { writeHttpFile } from "./write-http-file.ts";
import { writePostman } from "./write-postman.ts";

/** Writes the OpenAPI documents in other formats: AsyncAPI, a Postman collection, an `.http` file. */
export function writeTwins(
  edition: Edition,
  published: PublishedOpenApi,
  samples: readonly Sample[],
): GeneratedFile[] {
  const slug = makeSlug(edition);
  const from = edition.source;
  const signature = bodySignature(edition.signature);
  const title = `${published.platform.info.title} ${edition.edition}`;
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    {
      path: `generated/asyncapi/${slug}.asyncapi.json`,
      text: json(writeAsyncApi(published, readEnvelope(edition))),
      from,
    },
    {
      path: `generated/postman/${slug}.postman_collection.json`,
      text: json(writePostman(title, samples, signature)),
      from,
    },
    { path: `generated/http/${slug}.http`, text: writeHttpFile(writeHeader(from), samples, signature), from },
  ];
}
