import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { CategoryBadge } from '../chat/CategoryBadge/CategoryBadge.tsx'
import { tandemBrand } from './brand.ts'
import { contrastOf } from './contrast.ts'
import { categoryColorIds } from './tandemTokens.ts'
import { column, plainList, quietCaption, surface } from './styleFragments.ts'

const useThemeSheetStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  section: { ...surface, ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalL },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  ramp: { display: 'grid', gridTemplateColumns: 'repeat(16, 1fr)', ...plainList },
  step: { ...typographyStyles.caption1, padding: `${tokens.spacingVerticalL} 0`, textAlign: 'center' },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { margin: 0 },
  page: { ...typographyStyles.title2, margin: 0 },
  part: { ...typographyStyles.subtitle1, margin: 0 },
  meta: { ...quietCaption, margin: 0 },
  brand: { color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
})

const readableOn = (color: string) => (contrastOf(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** Colours and type of the theme on one sheet, for Storybook. */
export function ThemeSheet() {
  const styles = useThemeSheetStyles()
  return (
    <div className={styles.root}>
      <section className={styles.section}>
        <h2 className={styles.title}>Brand ramp</h2>
        <ol className={styles.ramp}>
          {Object.entries(tandemBrand).map(([step, color]) => (
            <li key={step} className={styles.step} style={{ backgroundColor: color, color: readableOn(color) }}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>Type</h2>
        <p className={styles.page}>Page title</p>
        <p className={styles.part}>Section</p>
        <p className={styles.text}>Tables and chat</p>
        <p className={styles.meta}>Meta: times, counts, help</p>
        <div className={styles.row}>
          <span className={styles.brand}>Brand</span>
          <span className={styles.success}>Success</span>
          <span className={styles.warning}>Needs you</span>
          <span className={styles.danger}>Danger</span>
        </div>
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>Categories</h2>
        <div className={styles.row}>
          {categoryColorIds.map((id) => (
            <CategoryBadge key={id} categoryId={id} name={id.replaceAll('_', ' ')} />
          ))}
        </div>
      </section>
    </div>
  )
}
