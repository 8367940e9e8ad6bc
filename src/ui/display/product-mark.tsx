import mark from './product-mark.svg?no-inline'

interface ProductMarkProps {
  /** Width and height in pixels. */
  size?: number
}

/**
 * The mark of the product: a town hall with a coin in it, on a till. It is the file that the browser
 * has as the page's icon, so it costs no page anything. The name stands beside it in words.
 */
export function ProductMark({ size = 32 }: ProductMarkProps) {
  return <img src={mark} alt="" width={size} height={size} />
}
