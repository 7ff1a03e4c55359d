import { spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "#scripts/env.ts"
import { makeCertificate, required, startServer } from "./programs.ts"

type Addresses = { tlsPort: number; plainPort: number; sites: readonly [number, number]; cmsPort: number }

/** The example that operators copy, with the ports and files of a test; each thing replaced must be in it. */
async function configure(folder: string, { tlsPort, plainPort, sites, cmsPort }: Addresses) {
  const { certificate, key } = makeCertificate(folder)
  const replacements: [RegExp, string][] = [
    [/^ {4}listen \[::\]:.*\n/gm, ""],
    [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 /g, `listen 127.0.0.1:${tlsPort} `],
    [/127\.0\.0\.1:3000/g, `127.0.0.1:${sites[0]}`],
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${sites[1]}`],
    [/127\.0\.0\.1:8055/g, `127.0.0.1:${cmsPort}`],
    [/server_name site\.example;/g, "server_name localhost;"],
    [/\/etc\/letsencrypt\/live\/\S+fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/\S+privkey\.pem/g, key],
  ]
  let example = await readFile(join(root, "deploy", "nginx", "site.conf"), "utf8")
  for (const [written, replaced] of replacements) {
    if (example.search(written) < 0) throw new Error(`deploy/nginx/site.conf has no ${written}`)
    example = example.replace(written, replaced)
  }
  const file = join(folder, "nginx.conf")
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  // As root, nginx gives its workers to another user, who must reach the temporary folder.
  const user = process.getuid?.() === 0 ? "user root;" : ""
  await writeFile(
    file,
    `${user} daemon off; pid ${join(folder, "nginx.pid")}; error_log stderr warn; worker_processes 2;
events { worker_connections 1024; }
http { access_log off; ${paths.join(" ")}
${example}}`,
  )
  return { file, certificate }
}

/** nginx before two sites, with the configuration that is given to operators. */
export async function startFront(addresses: Addresses) {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"))
  const { file, certificate } = await configure(folder, addresses)
  const stopServer = await startServer(required("nginx"), ["-p", folder, "-c", file], addresses.tlsPort)
  return {
    /** Whom a client must trust. */
    authority: await readFile(certificate, "utf8"),
    async stop() {
      await stopServer()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What `nginx -t` says of the example: nothing when it is right. */
export async function checkExample(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"))
  const { file } = await configure(folder, { tlsPort: 4261, plainPort: 4262, sites: [4263, 4264], cmsPort: 4265 })
  const { status, stderr } = spawnSync(required("nginx"), ["-t", "-q", "-p", folder, "-c", file], { encoding: "utf8" })
  await rm(folder, { recursive: true, force: true })
  return status === 0 ? "" : stderr || `nginx ended with ${status}`
}
