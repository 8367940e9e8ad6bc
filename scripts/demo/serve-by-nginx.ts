import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderInImage } from '../../deploy/demo/nginx.ts'
import { files, port } from '../../e2e/demo/demo-server.ts'

// nginx of this machine with the image's own configuration: only the port, and where the files and
// nginx's temporary files lie, are others.

const folder = mkdtempSync(join(tmpdir(), 'civic-till-nginx-'))
const server = readFileSync(new URL('../../deploy/demo/nginx.conf', import.meta.url), 'utf8')
  .replaceAll(/listen (\[::\]:)?80\b/gu, (_, everyAddress: string | undefined) => {
    return `listen ${everyAddress ?? ''}${port}`
  })
  .replaceAll(folderInImage, files)
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `    ${name}_temp_path ${join(folder, name)};`)
  .join('\n')

writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events {}
http {
    include /etc/nginx/mime.types;
${temporary}
${server}}
`,
)

const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
nginx.on('error', () => {
  console.error('nginx is not here: apt-get install nginx-light')
  process.exit(1)
})
nginx.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGQUIT'))
