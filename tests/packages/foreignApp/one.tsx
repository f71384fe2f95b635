import '@spadestik/ui/css/Badge'
import { Badge } from '@spadestik/ui/Badge'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no root element for the badge. Check one.html.')
createRoot(root).render(<Badge>Ny</Badge>)
