export { ImageEnlargeModal } from '../src/ImageEnlargeModal/ImageEnlargeModal'
export type { EnlargedImage, ImageEnlargeModalProps } from '../src/ImageEnlargeModal/ImageEnlargeModal'
