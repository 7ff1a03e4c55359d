import { expect, test } from "vitest"
import { describeWeek, type Opening } from "./opening-hours.ts"

const opening = (day: Opening["day"], opens: string, closes: string): Opening => ({ day, opens, closes })
const plain = (week: { days: string; hours: string }[]) =>
  week.map(({ days, hours }) => `${days} : ${hours}`.replaceAll("\u00A0", " "))

test("days with the same hours are said together, and a day without hours is closed", () => {
  const week = [
    opening("monday", "11:00:00", "15:00:00"),
    opening("tuesday", "11:00:00", "15:00:00"),
    opening("wednesday", "11:00:00", "15:00:00"),
    opening("thursday", "10:00:00", "14:00:00"),
    opening("friday", "10:00:00", "14:00:00"),
  ]
  expect(plain(describeWeek(week))).toEqual([
    "Lundi au mercredi : 11 h à 15 h",
    "Jeudi et vendredi : 10 h à 14 h",
    "Samedi et dimanche : fermé",
  ])
})

test("a day may open twice, in whatever order it was entered", () => {
  const monday = [opening("monday", "13:00", "16:30"), opening("monday", "09:00", "12:00")]
  expect(plain(describeWeek(monday))).toEqual(["Lundi : 9 h à 12 h, 13 h à 16 h 30", "Mardi au dimanche : fermé"])
})
