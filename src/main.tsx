import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { bootApp } from './boot'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// The only way by which mock code reaches the application; a real build drops it.
const mock = __MOCK__ ? import('@mocks/hosts/shared/start') : null

createRoot(root).render(<StrictMode>{bootApp(mock)}</StrictMode>)
