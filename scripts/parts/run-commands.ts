import { spawn } from 'node:child_process'

type Command = readonly string[]

/** Runs lines of commands beside each other, each line in order, all to the end; how many failed. */
export async function runParallel(lines: readonly (readonly Command[])[]): Promise<number> {
  const failed = await Promise.all(lines.map(runInOrder))
  return failed.reduce((sum, count) => sum + count, 0)
}

async function runInOrder(commands: readonly Command[]): Promise<number> {
  let failed = 0
  for (const command of commands) if (!(await passes(command))) failed += 1
  return failed
}

/** Shows what a command says only if it fails: several run at once. */
function passes([name = '', ...words]: Command): Promise<boolean> {
  const since = performance.now()
  const child = spawn('npx', [name, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      const project = words[words.indexOf('--project') + 1]
      const title = name === 'vitest' ? `${name} ${project ?? ''}` : name
      console.log(`${code === 0 ? '✓' : '✗'} ${title.padEnd(16)} ${seconds.padStart(6)} s`)
      if (code !== 0) console.log(said.join(''))
      resolve(code === 0)
    })
  })
}
