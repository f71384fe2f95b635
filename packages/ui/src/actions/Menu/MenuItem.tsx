import type { ReactNode } from 'react'
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu'
import { MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu'
import { Header } from 'react-aria-components/Header'
import { Separator } from 'react-aria-components/Separator'
import { Icon } from '../../graphics/Icon/Icon'
import { popoverItem } from '../../styles/popover.css'
import * as css from './Menu.css'
import type { MenuAction } from './MenuEntry'
import type { AriaRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a menu entry. */
export interface MenuItemProps
  extends
    Omit<MenuAction, 'type'>,
    Omit<AriaRootProps<AriaMenuItemProps, HTMLDivElement>, keyof MenuAction | 'onPress' | 'value'> {
  /** Content that replaces the visible label. Typing the first letters of `label` still finds the entry. */
  children?: ReactNode
}

/** An action or a link in a menu. */
export function MenuItem(props: MenuItemProps) {
  const { label, icon, isNewPage, onPress, tone, children = label, className, ...root } = props
  return (
    <AriaMenuItem
      {...root}
      textValue={label}
      className={classNames(popoverItem, className)}
      {...(isNewPage && { target: '_blank', rel: 'noreferrer' })}
      onAction={onPress}
      data-tone={tone}
    >
      {icon && <Icon icon={icon} />}
      <span className={css.label}>{children}</span>
    </AriaMenuItem>
  )
}

/** The props of a menu section. */
export interface MenuSectionProps extends RootProps<HTMLElement> {
  /** The heading above the entries of the section. */
  title: string
  /** The items of the section. */
  children: ReactNode
}

/** A section of a menu, with a title above its items. */
export function MenuSection({ title, className = '', children, ...root }: MenuSectionProps) {
  return (
    <AriaMenuSection {...root} className={className} aria-label={title}>
      <Header className={css.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

/** A line between two groups of a menu. */
export function MenuSeparator({ className, ...root }: RootProps<HTMLElement>) {
  return <Separator {...root} className={classNames(css.separator, className)} />
}
