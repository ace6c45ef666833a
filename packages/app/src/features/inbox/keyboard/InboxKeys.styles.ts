import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useInboxKeysStyles = makeStyles({
  root: {
    display: 'flex',
    padding: tokens.spacingHorizontalXS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  sheet: { maxWidth: '440px' },
  keys: { margin: `0 0 ${tokens.spacingVerticalM}` },
  key: { display: 'flex', alignItems: 'center', minHeight: '32px', gap: tokens.spacingHorizontalM },
  cap: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusSmall,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    ...typographyStyles.caption1Strong,
  },
  name: { margin: 0 },
})
