/** What does not fit on a narrow phone. Empty: all of it does. */
export function misfits(page: HTMLElement): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...cutTexts(page),
    ...brokenWords(page),
  ]
}

/** Content wider than its box, so that letters are cut off or overflow. */
function cutTexts(page: HTMLElement): string[] {
  const words = page.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, button, a, label, legend, dt, dd, th, td, p, li, summary, option:checked',
  )
  return [...words].flatMap((element) => {
    const { scrollWidth, clientWidth } = element
    const isShown = element.checkVisibility() && clientWidth > 1
    const isInline = getComputedStyle(element).display === 'inline'
    const isText = element.innerText.trim() !== ''
    const isWide = scrollWidth > clientWidth + (isShortened(element) ? clientWidth : 1)
    return isShown && isText && !isInline && isWide
      ? [`${element.tagName} ${element.textContent} (${scrollWidth} in ${clientWidth})`]
      : []
  })
}

/** With an ellipsis in place of its end, and most of it is there. */
const isShortened = (element: HTMLElement) => getComputedStyle(element).textOverflow === 'ellipsis'

/** A word of language: not a number, a file name, a placeholder, an e-mail or web address. */
const wordOfLanguage = /(?<![\p{L}\p{N}@._/{-])\p{Script=Latin}{4,}(?![\p{L}\p{N}@_/]|\.\p{L})/gu

/** Words that go on in the next line without a hyphen. */
function brokenWords(page: HTMLElement): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent ?? ''
    if (node.parentElement?.checkVisibility() !== true) continue
    for (const { 0: word, index } of text.matchAll(wordOfLanguage)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${node.parentElement.tagName} ${word}`)
    }
  }
  return broken
}
