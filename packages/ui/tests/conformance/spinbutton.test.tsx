import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { DateField } from '../../src/fields/DateField/DateField'
import { DateRangeField } from '../../src/fields/DateRangeField/DateRangeField'
import { describeSpinbuttonPattern } from './patterns/describeSpinbuttonPattern'

function Day() {
  const [value, setValue] = useState<string | null>('2026-10-24')
  return <DateField label="Sample" value={value} onChange={setValue} />
}

function Days() {
  const [value, setValue] = useState<{ from: string | null; to: string | null }>({
    from: '2026-10-24',
    to: null,
  })
  return <DateRangeField label="Sample" value={value} onChange={setValue} />
}

describeSpinbuttonPattern('DateField', /^day, Sample/, () => renderUi(<Day />))
describeSpinbuttonPattern('DateRangeField', /^day, From date/, () => renderUi(<Days />))
