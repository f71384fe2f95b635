export { Button } from '../src/actions/Button/Button'
export type { ButtonProps } from '../src/actions/Button/Button'
export type { PressEvent } from 'react-aria-components/Button'
