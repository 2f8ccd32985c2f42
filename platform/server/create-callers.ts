import type { User } from "#src/index.ts";

/**
 * Creates the function that names the user of a request: the one in its Basic credentials, with any password, since the
 * platform is local; without credentials, the default user. A name that the world does not know becomes a new user.
 */
export function createCallers(usual: () => User): (request: Request) => User {
  const guests = new Map<string, User>();
  return (request) => {
    const user = usual();
    const [, credentials = ""] = /^Basic (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const [username = ""] = Buffer.from(credentials, "base64").toString("utf8").split(":");
    if (username === "" || username === user.username) return user;
    const id = guests.get(username)?.id ?? user.id + guests.size + 1;
    const guest = { ...user, id, username, url: user.url.replace(/\d+(\/?)$/, `${id}$1`) };
    guests.set(username, guest);
    return guest;
  };
}
