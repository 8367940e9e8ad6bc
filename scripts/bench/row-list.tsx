import type { Row } from './rows'

export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul>
      {rows.map(({ id, name, cents }) => (
        <li key={id} data-row="">
          {name}: ${(cents / 100).toFixed(2)}
        </li>
      ))}
    </ul>
  )
}
