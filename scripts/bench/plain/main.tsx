import { createRoot } from 'react-dom/client'
import { RowList } from '../row-list'
import { rows } from '../rows'

// The least that a React page can be: times of the machine are read from it.
const root = document.getElementById('root')
if (root) createRoot(root).render(<RowList rows={rows} />)
