type Question = () => Promise<boolean>

let questions: readonly Question[] = []

/**
 * Asks this before the user signs out, which drops what is typed and not saved (decision 28).
 * Returns how to stop.
 */
export function beforeSignOut(question: Question): () => void {
  questions = [...questions, question]
  return () => {
    questions = questions.filter((one) => one !== question)
  }
}

/** Asks all questions, one after the other; false as soon as the user stays. */
export async function maySignOut(): Promise<boolean> {
  for (const question of questions) {
    if (!(await question())) return false
  }
  return true
}
