export { ImageEnlargeModal } from '../src/media/ImageEnlargeModal/ImageEnlargeModal'
export type { EnlargedImage, ImageEnlargeModalProps } from '../src/media/ImageEnlargeModal/ImageEnlargeModal'
