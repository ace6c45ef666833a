import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { onBrand, plainList, quietBody, row, visuallyHidden } from '../../theme/styleFragments.ts'

export const useStepTrailStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, ...plainList },
  step: { position: 'relative', ...row(tokens.spacingHorizontalSNudge), whiteSpace: 'nowrap', ...quietBody },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    boxSizing: 'border-box',
    ...typographyStyles.caption1,
  },
  markReached: { border: 'none', ...onBrand },
  hidden: visuallyHidden,
})
