// Import the table before the fields, so that their shared styles load in another order than in the whole
// stylesheet.
import '@spadestik/ui/css/ResultTable'
import '@spadestik/ui/css/Tabs'
import '@spadestik/ui/css/Badge'
import '@spadestik/ui/css/TextField'
import '@spadestik/ui/css/Select'
import '@spadestik/ui/css/SearchField'
import '@spadestik/ui/css/RangeField'
import '@spadestik/ui/css/Card'
import '@spadestik/ui/css/Alert'
import '@spadestik/ui/css/Button'
import { showSample } from './showSample'

showSample()
