import { makeStyles } from '@fluentui/react-components'

const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

export const useToastsStyles = makeStyles({
  // Above the dialogs, whose z-index is 1,000,000.
  place: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1_000_001 },
  // Long names and values are cut, so that the buttons stay in view.
  title: { ...cut, WebkitLineClamp: 5 },
  text: { ...cut, WebkitLineClamp: 5 },
})
