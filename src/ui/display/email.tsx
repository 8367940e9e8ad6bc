/** An e-mail address that, where it has to break, breaks before its @. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  if (at <= 0) return address
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
