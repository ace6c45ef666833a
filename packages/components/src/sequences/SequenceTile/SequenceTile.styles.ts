import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, inlineRow, linkTile, oneLine, quietCaption, visuallyHidden } from '../../theme/styleFragments.ts'

export const useSequenceTileStyles = makeStyles({
  root: {
    ...linkTile,
    alignItems: 'center',
    minHeight: '40px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
  },
  texts: { ...column(), flex: '1 1 0', minWidth: 0 },
  name: { ...typographyStyles.body1Strong, ...oneLine },
  client: { ...quietCaption, ...oneLine },
  automation: {
    position: 'relative',
    ...inlineRow(tokens.spacingHorizontalXS),
    flexShrink: 0,
    // The words of all tiles begin at one line.
    minWidth: '52px',
    ...typographyStyles.body1,
  },
  on: { color: tokens.colorStatusSuccessForeground1 },
  off: { color: tokens.colorNeutralForeground2 },
  spoken: visuallyHidden,
})
