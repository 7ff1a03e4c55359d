import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort, isListening } from "#scripts/ports.ts"
import { type CopiedPage, nameOf } from "./copied-page.ts"
import { pinToServerCore } from "./core.ts"

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/** Headers that nginx writes itself. */
const ownToNginx =
  /^(content-length|content-encoding|content-type|date|connection|keep-alive|etag|last-modified|vary|transfer-encoding)$/

const config = (folder: string, port: number, headers: Headers) => {
  const lines = [...headers].filter(([name]) => !ownToNginx.test(name))
  const added = lines.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`)
  return `
${existsSync(brotli) ? `load_module ${brotli};` : ""}
worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; server_tokens off;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  open_file_cache max=1000 inactive=60s; open_file_cache_valid 60s;
  types { text/html html; } charset utf-8; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}/pages; ${existsSync(brotli) ? "brotli_static on;" : ""} gzip_static on; gzip_vary on;
    ${added.join("\n    ")}
    location / { try_files $uri.html =404; } }
}
`
}

/** nginx at its best on one worker, serving the same bytes with the same headers; open files are cached. */
export async function startNginx(pages: readonly CopiedPage[]) {
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"))
  await mkdir(join(folder, "pages"))
  for (const { name, html, br, gzip } of pages) {
    await writeFile(join(folder, "pages", `${name}.html`), html)
    await writeFile(join(folder, "pages", `${name}.html.br`), br)
    await writeFile(join(folder, "pages", `${name}.html.gz`), gzip)
  }
  const port = await freePort()
  await writeFile(join(folder, "nginx.conf"), config(folder, port, pages[0]?.headers ?? new Headers()))
  const user = process.getuid?.() === 0 ? " user root;" : ""
  // One process, so that pinning it pins all of nginx.
  const args = ["-c", join(folder, "nginx.conf"), "-g", `master_process off;${user}`]
  const child = spawn("nginx", args, { stdio: ["ignore", "inherit", "inherit"] })
  for (let attempt = 0; attempt < 50 && !(await isListening("127.0.0.1", port)); attempt++) await sleep(100)
  pinToServerCore(child.pid)
  return {
    pid: child.pid ?? 0,
    addressOf: (address: string) => `http://127.0.0.1:${port}/${nameOf(address)}`,
    stop: async () => {
      child.kill("SIGTERM")
      await once(child, "exit")
      await rm(folder, { recursive: true, force: true })
    },
  }
}
