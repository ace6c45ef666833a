import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { focusOutline, oneLine, plainList, quietCaption, row } from '../../theme/styleFragments.ts'

/** A link above another one is a target of at least this height. */
const targetHeight = '24px'

const link = {
  color: 'inherit',
  textDecorationLine: 'none',
  borderRadius: tokens.borderRadiusSmall,
  ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  ':focus-visible': focusOutline,
} as const

export const useThreadHeaderStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skeleton: { ...row(tokens.spacingHorizontalM), gridColumnEnd: 'span 3' },
  avatar: { gridRowEnd: 'span 2' },
  name: { ...typographyStyles.subtitle2, ...oneLine, margin: 0, lineHeight: targetHeight },
  nameLink: { ...link, ...oneLine, display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  // A row of their own: beside the actions they would be cut to nothing.
  links: {
    gridColumnStart: 2,
    gridColumnEnd: 4,
    gridRowStart: 2,
    // Only what is long is cut: short names keep their widths.
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, max-content)',
    justifyContent: 'start',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    ...plainList,
    ...quietCaption,
  },
  item: { ...row(tokens.spacingHorizontalXS), minWidth: 0 },
  itemIcon: { flexShrink: 0, display: 'inline-flex' },
  itemLink: { ...link, ...oneLine, lineHeight: targetHeight },
  side: { ...row(tokens.spacingHorizontalXS), flexShrink: 0 },
})
