import { Star } from 'lucide-react'
import { Button } from '../../../src/actions/Button/Button'
import { CalendarMenu } from '../../../src/actions/CalendarMenu/CalendarMenu'
import { IconBar } from '../../../src/actions/IconBar/IconBar'
import { IconButton } from '../../../src/actions/IconButton/IconButton'
import { Link } from '../../../src/actions/Link/Link'
import { LinkButton } from '../../../src/actions/LinkButton/LinkButton'
import { Menu } from '../../../src/actions/Menu/Menu'
import { MenuItem, MenuSection, MenuSeparator } from '../../../src/actions/Menu/MenuItem'
import { ShareMenu } from '../../../src/actions/ShareMenu/ShareMenu'
import { StarButton } from '../../../src/actions/StarButton/StarButton'
import { Popover } from '../../../src/overlays/Popover/Popover'
import { Tooltip } from '../../../src/overlays/Tooltip/Tooltip'
import { SelectionBar } from '../../../src/actions/SelectionBar/SelectionBar'
import type { Samples } from './Sample'
import { ignore } from './Sample'

export const actionSamples: Samples = {
  Button: (root) => <Button {...root}>Save</Button>,
  CalendarMenu: (root) => (
    <CalendarMenu {...root} eventName="Deadline" targets={[{ calendar: 'google', href: '#' }]} />
  ),
  IconBar: (root) => (
    <IconBar
      {...root}
      itemName="Bridge"
      isStarred={false}
      isHiddenItem={false}
      onStar={ignore}
      onShareByMail={ignore}
      onCopyLink={ignore}
    />
  ),
  IconButton: (root) => <IconButton {...root} icon={Star} label="Star" />,
  Link: (root) => (
    <Link {...root} href="#">
      Bridge
    </Link>
  ),
  LinkButton: (root) => (
    <LinkButton {...root} href="#">
      Prices
    </LinkButton>
  ),
  MenuItem: (root) => (
    <Menu label="Actions" trigger={<Button>Actions</Button>} defaultOpen>
      <MenuItem {...root} id="copy" label="Copy" />
    </Menu>
  ),
  MenuSection: (root) => (
    <Menu label="Actions" trigger={<Button>Actions</Button>} defaultOpen>
      <MenuSection {...root} title="Item">
        <MenuItem id="copy" label="Copy" />
      </MenuSection>
    </Menu>
  ),
  MenuSeparator: (root) => (
    <Menu label="Actions" trigger={<Button>Actions</Button>} defaultOpen>
      <MenuItem id="copy" label="Copy" />
      <MenuSeparator {...root} />
    </Menu>
  ),
  Menu: (root) => (
    <Menu {...root} label="Actions" entries={[{ id: 'copy', label: 'Copy' }]} defaultOpen>
      <Button>Actions</Button>
    </Menu>
  ),
  Popover: (root) => (
    <Popover {...root} label="Details" trigger={<Button>Details</Button>} defaultOpen>
      <p>Content</p>
    </Popover>
  ),
  ShareMenu: (root) => <ShareMenu {...root} mailHref="#" onCopyLink={async () => undefined} copiedMs={1} />,
  StarButton: (root) => <StarButton {...root} itemName="Bridge" isStarred onPress={ignore} />,
  Tooltip: (root) => (
    <Tooltip {...root} content="Saves the text">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a tooltip is visible only while its button has the focus */}
      <Button autoFocus>Save</Button>
    </Tooltip>
  ),
  SelectionBar: (root) => (
    <SelectionBar {...root} count={2} onClear={ignore}>
      <Button>Hide</Button>
    </SelectionBar>
  ),
}
