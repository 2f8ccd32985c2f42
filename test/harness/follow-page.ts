import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packAll } from "./pack.ts";
import { createProject, type Project, type ProjectOptions } from "./project.ts";
import { projectRoot } from "./project-root.ts";
import { type Block, readBlocks } from "./read-blocks.ts";
import { findPort, type Server } from "./run.ts";

/** Languages of blocks that are commands. */
const shells = ["sh", "bash"];

/**
 * Follows a page as a reader does: installs, writes files, starts servers and runs commands, in the order of the page or of the
 * given names, with the packages and the version of Node that the page assumes. Port 3000 becomes a free port. Resolves to
 * everything that was printed.
 *
 * @throws Error if a command fails, or a server does not start.
 */
export async function followPage(
  page: string,
  { names, ...needs }: ProjectOptions & { readonly names?: readonly string[] } = {},
): Promise<string> {
  const port = await findPort();
  const text = readFileSync(join(projectRoot, page), "utf8").replaceAll("3000", String(port));
  const blocks = readBlocks(text);
  const project = await createProject(needs);
  const servers: Server[] = [];
  let printed = "";
  try {
    for (const block of names === undefined ? blocks : names.map((name) => findBlock(page, blocks, name)))
      printed += await useBlock(block, project, servers, port);
    // A server may print a line after its response.
    await new Promise((resolve) => setTimeout(resolve, servers.length === 0 ? 0 : 300));
    return printed + servers.map((server) => server.output()).join("");
  } finally {
    for (const server of servers) await server.stop();
    project.remove();
  }
}

function findBlock(page: string, blocks: readonly Block[], name: string): Block {
  const block = blocks.find((one) => one.name === name);
  if (block === undefined) throw new Error(`${page} has no block named "${name}"`);
  return block;
}

async function useBlock(
  { language, name, code }: Block,
  project: Project,
  servers: Server[],
  port: number,
): Promise<string> {
  if (!shells.includes(language)) {
    project.write(name, code);
    return "";
  }
  if (name.startsWith("start")) {
    servers.push(await project.start(["sh", "-ec", code], port));
    return "";
  }
  if (name.startsWith("install")) await packAll();
  return project.mustRun(["sh", "-ec", code], { env: { ...project.env, CHECKOUT: projectRoot } });
}
