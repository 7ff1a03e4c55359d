import { listAssociations } from "#app/features/associations/associations.server.ts"
import { listExecutiveMembers } from "#app/features/executive-members/executive-members.server.ts"
import { findBoard, listOtherBodies } from "#app/features/governing-bodies/governing-bodies.server.ts"
import type { SearchRecord } from "#app/features/search/search-record.ts"
import { SECTORS, sectorId } from "#app/features/staff/sectors.ts"
import { listStaff } from "#app/features/staff/staff.server.ts"
import { listSubsidiaries } from "#app/features/subsidiaries/subsidiaries.server.ts"
import { plainText } from "#app/cms/plain-text.ts"
import { joinTexts } from "./record-text.server.ts"

const OTHER_BODIES = "/implication/autres-conseils-comites-commissions"

/** The member associations, found by their name, acronym, faculty or programmes. */
export const listAssociationRecords = async (): Promise<SearchRecord[]> =>
  (await listAssociations()).map(({ slug, generic, subject, acronym, faculty, programs, office }) => ({
    href: `/a-propos/associations-membres#${slug}`,
    kind: "association",
    title: `${generic}${subject}`,
    detail: acronym,
    names: acronym ?? "",
    summary: faculty,
    text: joinTexts([programs.join(", "), office]),
    weight: 0.9,
  }))

/** Those who answer today: the executive committee and the staff, found by what they do. */
export async function listPersonRecords(): Promise<SearchRecord[]> {
  const [members, staff] = await Promise.all([listExecutiveMembers(), listStaff()])
  return [
    ...members.map(({ name, title, role, description, mandate }) => ({
      href: "/a-propos/comite-executif",
      kind: "personne" as const,
      title: name,
      detail: `${title}, ${mandate.years}`,
      names: title,
      summary: role ?? "",
      text: description ?? "",
      weight: 0.8,
    })),
    ...staff.map(({ name, role, sector, topics }) => ({
      href: `/a-propos/personnel-regulier#${sectorId(sector)}`,
      kind: "personne" as const,
      title: name,
      detail: role,
      names: role,
      summary: SECTORS[sector],
      text: joinTexts(topics),
      weight: 0.8,
    })),
  ]
}

/** Councils, committees, commissions and the board. */
export async function listBodyRecords(): Promise<SearchRecord[]> {
  const [board, others] = await Promise.all([findBoard(), listOtherBodies()])
  return [...(board ? [board] : []), ...others].map((body) => ({
    href: body === board ? "/implication/conseil-administration" : `${OTHER_BODIES}#${body.slug}`,
    kind: "instance",
    title: body.name,
    names: "",
    summary: body.role,
    text: joinTexts([
      body.rhythm,
      body.howToJoin && plainText(body.howToJoin),
      ...body.seats.map(({ title }) => title),
    ]),
    weight: 0.7,
  }))
}

/** The subsidiaries, on the page of all of them. */
export const listSubsidiaryRecords = async (): Promise<SearchRecord[]> =>
  (await listSubsidiaries()).map(({ slug, name, activity, description, benefit, place }) => ({
    href: `/a-propos/filiales#${slug}`,
    kind: "lieu",
    title: name,
    detail: activity,
    names: activity,
    summary: description,
    text: joinTexts([benefit, place]),
    weight: 0.9,
  }))
