import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { nginxConf } from '../../deploy/nginx.ts'
import type { Site } from '../../deploy/site.ts'

/** nginx on loopback with the site's own configuration: only its ports are others. */

export interface Ports {
  readonly http: number
  readonly https: number
  /** The API's host over https, as a proxy in front of `npm run api`. */
  readonly apiHttps: number
  readonly api: number
}

interface WebServer {
  /** Also while it runs: it writes what is requested. */
  readonly accessLog: string
  readonly stop: () => Promise<void>
}

/** Debian has it in /usr/sbin, which not everyone has on the PATH. */
const withSbin = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` }

export function nginxVersion(): string | null {
  try {
    execFileSync('nginx', ['-v'], { env: withSbin, stdio: 'ignore' })
    return execFileSync('sh', ['-c', 'nginx -v 2>&1'], { env: withSbin, encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** The ports that a machine gives only to root are replaced, and each line has to have one. */
function onLoopback(conf: string, { http, https }: Ports): string {
  const lines = conf.split('\n').filter((line) => !line.includes('listen [::]:'))
  const moved = lines
    .map((line) => line.replace(/listen 80\b/u, `listen 127.0.0.1:${http}`))
    .map((line) => line.replace(/listen 443\b/u, `listen 127.0.0.1:${https}`))
  const listening = moved.filter((line) => /^\s*listen /u.test(line))
  if (listening.length !== 4 || !listening.every((line) => line.includes('127.0.0.1:'))) {
    throw new Error(`deploy/nginx.ts listens in another way:\n${listening.join('\n')}`)
  }
  return moved.join('\n')
}

/** Of both hosts and all names right below them. */
function writeCertificate({ certificate, certificateKey }: Site, hosts: readonly string[]): void {
  const names = hosts.flatMap((host) => [`DNS:${host}`, `DNS:*.${host}`]).join(',')
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-days', '2', '-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`])
      .concat(['-out', certificate, '-keyout', certificateKey]),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
}

/** As an operator's proxy: the API sees which host was meant, by which scheme and for whom. */
const apiServer = (site: Site, apiHost: string, { apiHttps, api }: Ports): string => `server {
    listen 127.0.0.1:${apiHttps} ssl http2;
    server_name ${apiHost} *.${apiHost};
    ssl_certificate ${site.certificate};
    ssl_certificate_key ${site.certificateKey};
    access_log off;
    location / {
        proxy_pass http://127.0.0.1:${api};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-Proto https;
    }
}
`

export async function startWebServer(site: Site, folder: string, ports: Ports): Promise<WebServer> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'temporary'), { recursive: true })
  mkdirSync(site.logFolder, { recursive: true })
  const apiHost = new URL(site.apiOrigin).hostname
  writeCertificate(site, [new URL(site.rootOrigin).hostname, apiHost])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n')
  const conf = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'site.conf'), onLoopback(nginxConf(site), ports))
  writeFileSync(join(folder, 'api.conf'), apiServer(site, apiHost, ports))
  writeFileSync(
    conf,
    // Started by root, its workers would be another user, who may not read this folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events {}
http {
    include ${mimeTypes};
    default_type application/octet-stream;
${temporary}
    include ${folder}/site.conf;
    include ${folder}/api.conf;
}
`,
  )
  execFileSync('nginx', ['-t', '-q', '-c', conf, '-e', 'stderr'], {
    env: withSbin,
    stdio: 'inherit',
  })
  const nginx = spawn('nginx', ['-c', conf, '-e', 'stderr'], { env: withSbin, stdio: 'inherit' })
  const stop = () => stopped(nginx)
  try {
    await answering(ports.https)
  } catch (error) {
    await stop()
    throw error
  }
  return { accessLog: join(site.logFolder, 'civic-till.log'), stop }
}

/** As every package of nginx installs it. */
const mimeTypes = '/etc/nginx/mime.types'

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGQUIT')
  })
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await isOpen(port)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nginx did not answer on port ${port}`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
