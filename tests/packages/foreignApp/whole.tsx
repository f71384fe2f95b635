import '@spadestik/ui/styles.css'
import { showSample } from './showSample'

showSample()
