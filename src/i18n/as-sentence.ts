/** A text that others wrote, before another sentence: with the period that it may lack. */
export function asSentence(text: string): string {
  const written = text.trim()
  if (written === '' || /[\p{Sentence_Terminal}:;…]["'”’»)]*$/u.test(written)) return written
  return /[\u3040-\u30ff\u4e00-\u9fff]$/u.test(written) ? `${written}。` : `${written}.`
}
