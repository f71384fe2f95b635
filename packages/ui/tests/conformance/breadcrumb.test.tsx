import { renderUi } from '../../testing/renderUi'
import { Breadcrumbs } from '../../src/layout/Breadcrumbs/Breadcrumbs'
import { describeBreadcrumbPattern } from './patterns/describeBreadcrumbPattern'

const above = [
  { label: 'Home', href: '#/' },
  { label: 'Lists', href: '#/lists' },
]

describeBreadcrumbPattern('Breadcrumbs', () =>
  renderUi(<Breadcrumbs label="Sample" above={above} current="Bridges" />),
)
