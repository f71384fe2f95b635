import type { ReactNode } from 'react'
import type { SwitchFieldProps } from 'react-aria-components/Switch'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import * as css from './Switch.css'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'

/** The props of a switch. */
export interface SwitchProps
  extends
    Omit<RootProps<HTMLDivElement>, 'onClick'>,
    Pick<
      SwitchFieldProps,
      | 'isSelected'
      | 'defaultSelected'
      | 'onChange'
      | 'isDisabled'
      | 'isReadOnly'
      | 'name'
      | 'value'
      | 'autoFocus'
    > {
  /** The label. It names the setting, so it must be the same whether the switch is on or off. */
  children: ReactNode
  /** A second line that says what the setting changes. */
  description?: ReactNode
}

/** A switch that turns a setting on or off immediately, without submitting a form. */
export function Switch({ children, description, className, ...root }: SwitchProps) {
  return (
    <SwitchField {...root} className={classNames(css.field, className)}>
      <SwitchButton className={css.button}>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        <span className={css.text}>{children}</span>
      </SwitchButton>
      {Boolean(description) && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  )
}
