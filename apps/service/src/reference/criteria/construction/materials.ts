import type { CriterionTypeRecord } from '../../CriterionTypeRecord'
import { readOutline } from './readOutline'

const outline = `
concrete|Beton|Betong|Betong|Concrete
  inSitu|Beton støbt på stedet|Platsgjuten betong|Plassstøpt betong|Concrete cast in place
  precast|Betonelementer|Prefabricerad betong|Prefabrikkert betong|Precast concrete
  lightConcrete|Letbeton|Lättbetong|Lettbetong|Aerated concrete
timber|Træ|Trä|Tre|Timber
  massTimber|Massivtræ|Massivträ|Massivtre|Cross-laminated timber
  glulam|Limtræ|Limträ|Limtre|Glued laminated timber
  cladding|Træbeklædning|Träpanel|Trekledning|Timber cladding
masonry|Mursten|Murverk|Murverk|Masonry
  brick|Tegl|Tegel|Tegl|Brick
  reusedBrick|Genbrugstegl|Återbrukat tegel|Ombrukt tegl|Reused brick
  naturalStone|Natursten|Natursten|Naturstein|Natural stone
metal|Metal|Metall|Metall|Metal
  steel|Stål|Stål|Stål|Steel
  aluminium|Aluminium|Aluminium|Aluminium|Aluminium
  zinc|Zink|Zink|Sink|Zinc
glass|Glas|Glas|Glass|Glass
roofing|Tagmaterialer|Takmaterial|Takmaterialer|Roofing
  roofTiles|Tagsten|Takpannor|Takstein|Roof tiles
  roofFelt|Tagpap|Takpapp|Takpapp|Roofing felt
  greenRoof|Grønne tage|Gröna tak|Grønne tak|Green roofs
  slate|Skifer|Skiffer|Skifer|Slate
surfacing|Belægninger|Beläggningar|Dekker|Surfacing
  asphalt|Asfalt|Asfalt|Asfalt|Asphalt
  pavingStones|Fliser og brosten|Plattor och gatsten|Heller og brostein|Paving stones
  gravel|Grus|Grus|Grus|Gravel
plastic|Plast|Plast|Plast|Plastics
`

export const materials: CriterionTypeRecord = {
  code: 'material',
  names: { da: 'Materialer', sv: 'Material', nb: 'Materialer', en: 'Material' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: readOutline(outline),
}
