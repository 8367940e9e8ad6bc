import { type ChildProcess, spawn } from 'node:child_process'

/** A program of the system that runs as long as a journey needs it. */
export interface Program {
  readonly child: ChildProcess
  /** The first match in what it says; rejects when it ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>
  /** The lines that it has said. */
  readonly lines: readonly string[]
  readonly stop: () => Promise<void>
}

interface Wanted {
  readonly words: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Milliseconds until a program that does not end by itself is killed. */
const patience = 3000

export function run(command: string, { words, env = {} }: Wanted): Program {
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const listeners = new Set<() => void>()
  let rest = ''
  const hear = (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    for (const listener of listeners) listener()
  }
  for (const stream of child.stdio) {
    if (stream !== null && stream !== undefined && 'setEncoding' in stream)
      stream.setEncoding('utf8').on('data', hear)
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`it ended (${signal ?? code})`))
  })
  return {
    child,
    lines,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(lines.join('\n'))
          if (match === null) return
          listeners.delete(look)
          resolve(match)
        }
        listeners.add(look)
        look()
        void ended.then((why) =>
          reject(new Error(`${command}: ${why}\n${lines.slice(-5).join('\n')}`)),
        )
      }),
    stop: async () => {
      child.kill()
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      await ended
      clearTimeout(timer)
    },
  }
}
