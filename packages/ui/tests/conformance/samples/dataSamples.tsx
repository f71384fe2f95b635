import { ActiveFilters } from '../../../src/criteria/ActiveFilters/ActiveFilters'
import { CriterionPath } from '../../../src/criteria/CriterionPath/CriterionPath'
import { CriterionTree } from '../../../src/criteria/CriterionTree/CriterionTree'
import { DefinitionList } from '../../../src/data/DefinitionList/DefinitionList'
import { Histogram } from '../../../src/data/Histogram/Histogram'
import { ResultCard } from '../../../src/data/ResultCard/ResultCard'
import { ResultTable } from '../../../src/data/ResultTable/ResultTable'
import { TagList } from '../../../src/data/TagList/TagList'
import { Carousel } from '../../../src/media/Carousel/Carousel'
import { FileImage } from '../../../src/media/FileImage/FileImage'
import { ImageEnlargeModal } from '../../../src/media/ImageEnlargeModal/ImageEnlargeModal'
import { LoopVideo } from '../../../src/media/LoopVideo/LoopVideo'
import { makeItems } from '../../../testing/makeItems'
import { sampleImage } from '../../../testing/sampleImage'
import { sampleVideo } from '../../../testing/sampleVideo'
import { RangeSlider } from '../../../src/data/RangeSlider/RangeSlider'
import { RowCheckbox } from '../../../src/data/RowCheckbox/RowCheckbox'
import { RangeHistogram } from '../../../src/data/RangeHistogram/RangeHistogram'
import type { Samples } from './Sample'
import { ignore } from './Sample'

const items = makeItems([['Roads', ['Bridges', 'Tunnels']]])
const images = [{ id: 1, src: sampleImage(1), alt: 'Bridge' }]

export const dataSamples: Samples = {
  ActiveFilters: (root) => <ActiveFilters {...root} filters={[]} onRemove={ignore} />,
  Carousel: (root) => <Carousel {...root} label="Images" images={images} />,
  CriterionPath: (root) => <CriterionPath {...root} names={['Roads', 'Bridges']} />,
  CriterionTree: (root) => <CriterionTree {...root} label="Category" items={items} />,
  DefinitionList: (root) => (
    <DefinitionList {...root} items={[{ id: 'phase', term: 'Phase', detail: 'Tender' }]} />
  ),
  FileImage: (root) => <FileImage {...root} src={sampleImage(1)} alt="Bridge" shape="3x2" />,
  Histogram: (root) => <Histogram {...root} label="Sums" bars={[{ from: 0, to: null, count: 3 }]} />,
  ImageEnlargeModal: (root) => (
    <ImageEnlargeModal {...root} images={images} currentId={1} onCurrentIdChange={ignore} onClose={ignore} />
  ),
  LoopVideo: (root) => <LoopVideo {...root} src={sampleVideo} label="Film" restartDelayMs={1000} />,
  ResultCard: (root) => <ResultCard {...root} title="Bridge" href="#" />,
  ResultTable: (root) => (
    <ResultTable
      {...root}
      label="Items"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (row: string) => row }]}
      rows={['Bridge']}
      getRowId={(row) => row}
    />
  ),
  TagList: (root) => <TagList {...root} names={['Concrete']} />,
  RangeSlider: (root) => <RangeSlider {...root} label="Sample" unit="kr." stops={[0, 10, 20]} />,
  RowCheckbox: (root) => <RowCheckbox {...root} itemName="Lindbro" isSelected={false} onSelect={ignore} />,
  RangeHistogram: (root) => (
    <RangeHistogram
      {...root}
      label="Sums"
      bars={[{ from: 0, to: null, count: 3 }]}
      onChange={ignore}
      formatValue={String}
    />
  ),
}
