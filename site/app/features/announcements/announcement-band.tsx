import { Announcement } from "#app/ui/announcement.tsx"
import type { Announcement as AnnouncementContent } from "./announcements.server.ts"

/** The announcements of the moment, under the header of every page. */
export function AnnouncementBand({ announcements }: { announcements: readonly AnnouncementContent[] }) {
  return announcements.map(({ id, title, text, isUrgent, link }) => (
    <Announcement key={id} title={title} urgent={isUrgent} href={link?.href} {...(link && { linkLabel: link.label })}>
      {text && <p>{text}</p>}
    </Announcement>
  ))
}
