import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

function git(root: string, ...words: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter((part) => part !== '') : []
}

/** The files that differ from `main`, committed or not, and are still there. */
export function changedFiles(root: string): readonly string[] {
  const [base = 'HEAD'] = ['origin/main', 'main']
    .flatMap((branch) => git(root, 'merge-base', 'HEAD', branch))
    .map((commit) => commit.trim())
  const changed = git(root, 'diff', '--name-only', '-z', base)
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)))
}

const isTest = (file: string) => /\.test\.tsx?$/u.test(file)
const isStory = (file: string) => file.endsWith('.stories.tsx')

/** Tests in the folders of changed files: those that were changed, and those beside a change. */
export function testsNear(root: string, changed: readonly string[]): readonly string[] {
  const folders = new Set(
    changed.filter((file) => /\.tsx?$/u.test(file)).map((file) => dirname(file)),
  )
  return [...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter(isTest)
      .map((file) => join(folder, basename(file))),
  )
}

export const storiesIn = (changed: readonly string[]): readonly string[] => changed.filter(isStory)
