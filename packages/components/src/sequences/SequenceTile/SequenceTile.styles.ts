import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { linkTile, oneLine } from '../../theme/styleFragments.ts'

export const useSequenceTileStyles = makeStyles({
  root: {
    ...linkTile,
    alignItems: 'center',
    minHeight: '40px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
  },
  texts: { display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 },
  name: { ...typographyStyles.body1Strong, ...oneLine },
  client: { ...typographyStyles.caption1, ...oneLine, color: tokens.colorNeutralForeground2 },
  on: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  off: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})
