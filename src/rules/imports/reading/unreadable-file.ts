import type { FileProblem } from './file-facts'

/** Ends the reading of a file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`The file cannot be read: ${problem.problem}`)
    this.problem = problem
  }
}
