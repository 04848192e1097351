/// What ships inside the program: embedded at build time, so that nothing has to be found at run time.
package enum PholioResources {
  /// The sheet presets: a name and a JSON file each.
  package static var sheetPresets: [(name: String, json: [UInt8])] {
    [
      ("proof", PackageResources.proof_json), ("index", PackageResources.index_json),
      ("poster", PackageResources.poster_json), ("web", PackageResources.web_json),
    ]
  }

  /// The page of `pholio serve`: files by their names, with their media types.
  package static var web: [String: (bytes: [UInt8], type: String)] {
    let modules = [
      "alarms": PackageResources.alarms_js,
      "api": PackageResources.api_js,
      "band": PackageResources.band_js,
      "carry": PackageResources.carry_js,
      "cells": PackageResources.cells_js,
      "changes": PackageResources.changes_js,
      "corner": PackageResources.corner_js,
      "dialogs": PackageResources.dialogs_js,
      "flow": PackageResources.flow_js,
      "galleryacts": PackageResources.galleryacts_js,
      "held": PackageResources.held_js,
      "hold": PackageResources.hold_js,
      "keyboard": PackageResources.keyboard_js,
      "layout": PackageResources.layout_js,
      "library": PackageResources.library_js,
      "lists": PackageResources.lists_js,
      "main": PackageResources.main_js,
      "menu": PackageResources.menu_js,
      "neighbours": PackageResources.neighbours_js,
      "notices": PackageResources.notices_js,
      "photoacts": PackageResources.photoacts_js,
      "places": PackageResources.places_js,
      "pointer": PackageResources.pointer_js,
      "provisional": PackageResources.provisional_js,
      "selection": PackageResources.selection_js,
      "sheet": PackageResources.sheet_js,
      "sheetfields": PackageResources.sheetfields_js,
      "table": PackageResources.table_js,
      "viewer": PackageResources.viewer_js,
    ]
    let scripts = modules.map { ("\($0).js", (bytes: $1, type: "text/javascript; charset=utf-8")) }
    let others = [
      ("index.html", (bytes: PackageResources.index_html, type: "text/html; charset=utf-8")),
      ("style.css", (bytes: PackageResources.style_css, type: "text/css; charset=utf-8")),
    ]
    return Dictionary(uniqueKeysWithValues: scripts + others)
  }
}
