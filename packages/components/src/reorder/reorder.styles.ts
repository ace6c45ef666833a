import { type GriffelStyle, makeStyles, tokens } from '@fluentui/react-components'

const dropLine: GriffelStyle = {
  content: '""',
  position: 'absolute',
  left: 0,
  right: 0,
  height: '2px',
  backgroundColor: tokens.colorBrandStroke1,
}

export const useReorderStyles = makeStyles({
  handle: {
    display: 'flex',
    flexShrink: 0,
    '& > button': { cursor: 'grab' },
    '& > button:active': { cursor: 'grabbing' },
  },
  item: { position: 'relative' },
  dragged: { opacity: 0.5 },
  // The line shows where the dragged item will be placed.
  above: { '::before': { ...dropLine, top: 0 } },
  below: { '::after': { ...dropLine, bottom: 0 } },
})
