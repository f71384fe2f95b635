import '@spadestik/ui/styles.css'
import '@spadestik/ui/css/Button'
import type { ButtonProps } from '@spadestik/ui/Button'

export const size: ButtonProps['size'] = 'small'
