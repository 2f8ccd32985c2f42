/** A reverse proxy that Debian packages, with as little configuration as possible. */
export interface ReverseProxy {
  readonly title: string;
  /** Prints its version, which the first group of `pattern` captures. */
  readonly version: readonly [command: string, ...args: string[]];
  readonly pattern: RegExp;
  /** Files to write, by name, in a folder of its own. */
  readonly files: (at: At) => Readonly<Record<string, string>>;
  /** Runs in the foreground. */
  readonly run: (at: At) => readonly [command: string, ...args: string[]];
}

/** Where a proxy runs. */
export interface At {
  readonly folder: string;
  /** It listens on 127.0.0.1. */
  readonly port: number;
  /** The receiver's port on 127.0.0.1. */
  readonly upstream: number;
}

const modules = "/usr/lib/apache2/modules";

/** The proxies, each with its defaults. */
export const proxies: readonly ReverseProxy[] = [
  {
    title: "nginx",
    version: ["nginx", "-v"],
    pattern: /nginx\/([\d.]+)/,
    files: ({ folder, port, upstream }) => ({
      "nginx.conf": `daemon off;
user root;
pid ${folder}/pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://127.0.0.1:${upstream}; }
  }
}
`,
    }),
    run: ({ folder }) => ["nginx", "-p", folder, "-c", `${folder}/nginx.conf`, "-e", `${folder}/errors`],
  },
  {
    title: "HAProxy",
    version: ["haproxy", "-v"],
    pattern: /version ([\d.]+)/,
    files: ({ port, upstream }) => ({
      "haproxy.cfg": `defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
listen webhooks
  bind 127.0.0.1:${port}
  server receiver 127.0.0.1:${upstream}
`,
    }),
    run: ({ folder }) => ["haproxy", "-db", "-q", "-f", `${folder}/haproxy.cfg`],
  },
  {
    title: "Apache",
    version: ["apache2", "-v"],
    pattern: /Apache\/([\d.]+)/,
    files: ({ folder, port, upstream }) => ({
      "apache.conf": `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/errors
Listen 127.0.0.1:${port}
LoadModule mpm_event_module ${modules}/mod_mpm_event.so
LoadModule authz_core_module ${modules}/mod_authz_core.so
LoadModule proxy_module ${modules}/mod_proxy.so
LoadModule proxy_http_module ${modules}/mod_proxy_http.so
User www-data
Group www-data
ProxyPass / http://127.0.0.1:${upstream}/
`,
    }),
    run: ({ folder }) => ["apache2", "-DFOREGROUND", "-f", `${folder}/apache.conf`],
  },
  {
    title: "Caddy",
    version: ["caddy", "version"],
    pattern: /v?([\d.]+)/,
    files: ({ port, upstream }) => ({
      Caddyfile: `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  reverse_proxy 127.0.0.1:${upstream}
}
`,
    }),
    run: ({ folder }) => ["caddy", "run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"],
  },
];
