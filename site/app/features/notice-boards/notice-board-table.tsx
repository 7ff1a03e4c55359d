import { DataTable } from "#app/ui/data-table.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import type { NoticeBoardBuilding } from "./notice-boards.server.ts"
import css from "./notice-board-table.module.css"

/** As many posters as boards, then the number itself. */
function BoardCount({ count }: { count: number }) {
  return (
    <span className={css.count}>
      <span className={css.boards} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={css.board} />
        ))}
      </span>
      {count}
    </span>
  )
}

function Building({ building: { name, code } }: { building: NoticeBoardBuilding }) {
  return (
    <>
      {name} {code && <span className={css.code}>{code}</span>}
    </>
  )
}

function Where({ building: { name, location, address, mapUrl } }: { building: NoticeBoardBuilding }) {
  return (
    <span>
      {location}
      {(address || mapUrl) && (
        <span className={css.address}>
          {address}
          {address && mapUrl && " · "}
          {mapUrl && <SiteLink href={mapUrl}>{name} sur une carte</SiteLink>}
        </span>
      )}
    </span>
  )
}

/** Notice boards by building, with their total. */
export function NoticeBoardTable({ buildings }: { buildings: readonly NoticeBoardBuilding[] }) {
  return (
    <DataTable
      caption="Babillards par pavillon"
      hideCaption
      columns={[
        { key: "building", label: "Pavillon" },
        { key: "where", label: "Où" },
        { key: "count", label: "Babillards", numeric: true },
      ]}
      rows={buildings.map((building) => ({
        id: building.slug,
        cells: {
          building: <Building building={building} />,
          where: <Where building={building} />,
          count: <BoardCount count={building.count} />,
        },
      }))}
      foot={{
        building: "Total",
        count: buildings.reduce((total, { count }) => total + count, 0),
      }}
    />
  )
}
