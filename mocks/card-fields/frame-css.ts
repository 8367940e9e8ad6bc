/**
 * The `css` parameter, limited to the properties that the processor allows (product.md 3.1): looks
 * only, nothing that loads, hides or moves a field away.
 */
const allowed =
  /^(?:align-|background-color$|border|box-sizing$|box-shadow$|color|display$|flex|float$|font|gap$|grid|height$|letter-spacing$|line-height$|margin|max-|min-|opacity$|outline|overflow|padding|row-gap$|column-gap$|text-|vertical-align$|white-space$|width$)/

export function sheetFrom(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  clean(sheet)
  return sheet
}

function clean(group: CSSStyleSheet | CSSMediaRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index--) {
    const rule = group.cssRules[index]
    if (rule instanceof CSSStyleRule) strip(rule.style)
    else if (rule instanceof CSSMediaRule) clean(rule)
    else group.deleteRule(index)
  }
}

function strip(style: CSSStyleDeclaration): void {
  for (const property of Array.from(style)) {
    const loads = /url\(/i.test(style.getPropertyValue(property))
    if (loads || !allowed.test(property)) style.removeProperty(property)
  }
}
