import { fileURLToPath } from 'node:url'

/** Where the demonstration lies while it is checked. */

export const port = Number(process.env['DEMO_PORT'] ?? 4175)

/** `nginx`: behind the web server of deploy/demo; else on a host that knows files alone. */
export const behindNginx = process.env['DEMO_SERVER'] === 'nginx'

/** Such a host may give a project a folder only, as GitHub Pages does. */
export const folder = behindNginx ? '' : '/civic-till'

/** What `npm run check:demo` and `npm run check:demo:nginx` build. */
export const files = fileURLToPath(
  new URL(behindNginx ? '../../dist-demo' : '../../dist-demo-folder', import.meta.url),
)
