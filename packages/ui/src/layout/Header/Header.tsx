import { CircleHelp, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import type { FlagCode } from '../../graphics/Flag/Flag'
import { Flag } from '../../graphics/Flag/Flag'
import { Icon } from '../../graphics/Icon/Icon'
import { IconButton } from '../../actions/IconButton/IconButton'
import { Logo } from '../../graphics/Logo/Logo'
import { Menu } from '../../actions/Menu/Menu'
import { Select } from '../../fields/Select/Select'
import * as css from './Header.css'
import { headerMessages as messages } from './Header.messages'
import type { ProfileMenuProps } from './ProfileMenu'
import { ProfileMenu } from './ProfileMenu'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** An entry of the main navigation. */
export interface NavItem {
  href: string
  label: string
  isCurrent: boolean
}

/** A country whose national variant of the product users can select. */
export interface CountryChoice {
  id: number
  name: string
  flag: FlagCode
}

/** The props of the header. */
export interface HeaderProps extends RootProps<HTMLElement> {
  /** The address of the start page, to which the logo links. */
  homeHref: string
  /** The entries of the main navigation. Empty if nobody is signed in. */
  navItems: readonly NavItem[]
  /** Content between the navigation and the country selector, such as a search field. */
  children?: ReactNode
  /** The countries to offer, each with its flag. */
  countries: readonly CountryChoice[]
  /** The id of the selected country, if the parent controls it. */
  countryId?: number
  /** The id of the country that is selected initially, if the parent does not control it. */
  defaultCountryId?: number
  /** Called with the id of the selected country. */
  onCountryChange?: (id: number) => void
  /** The address of the help. Without it, there is no link. */
  helpHref?: string
  /** The account and its menu. Leave out if nobody is signed in. */
  profile?: ProfileMenuProps
}

/**
 * The header of every page, with the link to the home page, the main navigation, the country selector, help
 * and the account. Below 720 px the navigation is a menu (H01).
 */
export function Header(props: HeaderProps) {
  const { homeHref, navItems, children, countries, countryId, defaultCountryId, ...rest } = props
  const { onCountryChange, helpHref, profile, className, ...root } = rest
  const { formatMessage } = useIntl()
  return (
    <header {...root} className={classNames(css.header, className)}>
      <Link href={homeHref} className={css.home} aria-label={formatMessage(messages.home)}>
        <Logo />
      </Link>
      {navItems.length > 0 && (
        <nav aria-label={formatMessage(messages.label)} className={css.nav}>
          {navItems.map(({ href, label, isCurrent }) => (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={css.navItem}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={css.middle}>{children}</div>
      <div className={css.choices}>
        <span className={css.country}>
          <Select
            label={formatMessage(messages.country)}
            isLabelHidden
            variant="quiet"
            value={countryId?.toString()}
            defaultValue={defaultCountryId?.toString()}
            onChange={(id) => onCountryChange?.(Number(id))}
            options={countries.map(({ id, name, flag }) => ({
              value: String(id),
              label: name,
              before: <Flag code={flag} />,
            }))}
          />
        </span>
        {helpHref !== undefined && (
          <Link href={helpHref} className={css.help} aria-label={formatMessage(messages.help)}>
            <Icon icon={CircleHelp} size={20} />
          </Link>
        )}
        {profile && <ProfileMenu {...profile} />}
        {navItems.length > 0 && (
          <span className={css.small}>
            <Menu
              label={formatMessage(messages.label)}
              entries={navItems.map(({ href, label }) => ({ id: href, href, label }))}
            >
              <IconButton
                icon={MenuIcon}
                label={formatMessage(messages.menu)}
                iconSize={20}
                hasTooltip={false}
              />
            </Menu>
          </span>
        )}
      </div>
    </header>
  )
}
