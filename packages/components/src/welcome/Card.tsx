import { type ReactNode } from 'react'
import { useWelcomeStyles } from './Welcome.styles.ts'

/** A part on the first page, under its name. */
export function Card({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const styles = useWelcomeStyles()
  return (
    <section className={styles.card}>
      {title !== undefined && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
    </section>
  )
}
